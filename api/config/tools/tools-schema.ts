// The schema of the section `tools` of the configuration file: HTTP tools, OpenAPI documents, MCP servers, rules.
// Shape only; read-tools.ts checks how the parts fit together.
import { type Static, Type } from 'typebox';
import { oneOf, text, url } from '../setting-kinds.ts';
import { APPROVALS, RULE_FIELDS, ruleProperties } from './tool-rules.ts';

const strict = { additionalProperties: false };

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

const headers = Type.Optional(
  Type.Record(
    Type.String({ pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$" }),
    Type.String({ pattern: '^[\\t -~]{0,8000}$', description: 'the value of a header: printable ASCII characters' }),
    {
      additionalProperties: false,
      description: 'an object from header names to values; "env:NAME" or "Bearer env:NAME" reads the environment',
    },
  ),
);
const sites = Type.Optional(
  Type.Array(text('the key of a site', 64), {
    minItems: 1,
    description: 'a list of the keys of the sites that have it',
  }),
);
const pointer = Type.Optional(
  Type.String({
    pattern: '^(/[^/]*)*$',
    maxLength: 500,
    description: 'a JSON Pointer to the part of the reply that is the result, such as /data/order',
  }),
);

const HttpToolSchema = Type.Object(
  {
    name: Type.String({
      pattern: '^[A-Za-z][A-Za-z0-9_-]{0,63}$',
      description: 'a name of the tool: letters, digits, - and _, at most 64, beginning with a letter',
    }),
    description: text('what the tool does, as the model reads it', 2_000),
    parameters: Type.Optional(Type.Object({}, { description: 'a JSON Schema of an object' })),
    url: url('the address to call, in whose path and query {argument} is the value of an argument'),
    method: Type.Optional(oneOf(METHODS)),
    headers,
    body: Type.Optional(oneOf(['json', 'form'])),
    response: pointer,
    sites,
    ...ruleProperties,
  },
  {
    ...strict,
    description: `an HTTP tool: name, description, parameters, url, method, headers, body, response, sites, ${RULE_FIELDS}`,
  },
);

const OpenApiSchema = Type.Object(
  {
    document: text('the path or address of an OpenAPI document, version 3, JSON or YAML', 2_048),
    operations: Type.Array(text('the operationId of an operation, such as getPetById', 200), {
      minItems: 1,
      maxItems: 64,
      description: 'a list of 1 to 64 operationIds, each of which becomes a tool',
    }),
    server: Type.Optional(url('the address of the service, where the document does not name it')),
    prefix: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z][A-Za-z0-9_-]{0,31}$',
        description: 'the beginning of the names of its tools: letters, digits, - and _, at most 32',
      }),
    ),
    headers,
    sites,
    ...ruleProperties,
  },
  {
    ...strict,
    description: `an OpenAPI document: document, operations, server, prefix, headers, sites, ${RULE_FIELDS}`,
  },
);

const McpServerSchema = Type.Object(
  {
    command: Type.Optional(text('the program that speaks MCP over its standard input and output', 1_000)),
    args: Type.Optional(
      Type.Array(Type.String({ maxLength: 4_000, description: 'an argument of the program' }), {
        description: 'a list of arguments of the program',
      }),
    ),
    env: Type.Optional(
      Type.Record(Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]*$' }), Type.String({ description: 'a text' }), {
        additionalProperties: false,
        description: 'an object from names to values: the environment of the program, which gets nothing else of ours',
      }),
    ),
    cwd: Type.Optional(text('the folder in which the program runs', 1_000)),
    url: Type.Optional(url('the address of a server that speaks MCP over streamable HTTP')),
    headers,
    prefix: Type.Optional(
      Type.String({
        pattern: '^([A-Za-z][A-Za-z0-9_-]{0,31})?$',
        description: 'the beginning of the names of its tools; the name of the server and _ if left out, "" for none',
      }),
    ),
    tools: Type.Optional(
      Type.Array(text('a name of a tool of the server, in which * is any text', 128), {
        minItems: 1,
        description:
          'a list of the tools that are offered, by the names of the server, in which * is any text; all if left out',
      }),
    ),
    names: Type.Optional(
      Type.Record(
        Type.String(),
        Type.String({
          pattern: '^[A-Za-z][A-Za-z0-9_-]{0,63}$',
          description: 'a name of the tool here: letters, digits, - and _, at most 64',
        }),
        { description: 'an object from a name of the server to the name of that tool here' },
      ),
    ),
    trustHints: Type.Optional(
      Type.Boolean({ description: 'true or false: believe the server which of its tools change nothing' }),
    ),
    resources: Type.Optional(
      Type.Boolean({ description: 'true or false: a tool that reads the resources of the server' }),
    ),
    sites,
    ...ruleProperties,
  },
  {
    ...strict,
    description: `an MCP server: command, args, env, cwd or url, headers; prefix, tools, names, trustHints, resources, sites, ${RULE_FIELDS}`,
  },
);

const PageToolsSchema = Type.Object(
  {
    allowed: Type.Optional(Type.Boolean({ description: 'true or false: the page may offer tools of its own' })),
    names: Type.Optional(
      Type.Array(text('a name of a tool of the page, in which * is any text', 64), {
        minItems: 1,
        description: 'a list of the names that tools of the page may have, in which * is any text; all if left out',
      }),
    ),
    approval: Type.Optional(oneOf(APPROVALS)),
    sites,
  },
  { ...strict, description: 'tools of the page: allowed, names, approval, sites' },
);

export const ToolsSchema = Type.Object(
  {
    http: Type.Optional(Type.Array(HttpToolSchema, { description: 'a list of HTTP tools' })),
    openapi: Type.Optional(Type.Array(OpenApiSchema, { description: 'a list of OpenAPI documents' })),
    mcp: Type.Optional(
      Type.Record(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_-]{0,31}$' }), McpServerSchema, {
        additionalProperties: false,
        description: 'an object from names (letters, digits, - and _, at most 32) to MCP servers',
      }),
    ),
    page: Type.Optional(PageToolsSchema),
    rules: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[A-Za-z0-9_*-]{1,64}$' }),
        Type.Object(ruleProperties, { ...strict, description: `a rule: ${RULE_FIELDS}` }),
        {
          additionalProperties: false,
          description: 'an object from names of tools, in which * is any text, to rules; of several that fit the last',
        },
      ),
    ),
  },
  { ...strict, description: 'tools: http, openapi, mcp, page, rules' },
);
export type ToolsFile = Static<typeof ToolsSchema>;
