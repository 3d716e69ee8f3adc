// What /openapi.json says of the gateway: the fields that are read, and bodies that can be sent as they are. The bodies are read by
// chat/read-chat.ts and responses/read-response.ts, whose errors have OpenAI's words; these schemas check nothing.
import { Type } from 'typebox';
import type { Operation } from '../plugins/openapi.ts';

const Open = Type.Record(Type.String(), Type.Unknown());
const text = (description: string) => Type.Optional(Type.String({ description }));
const Parts = Type.Array(Open, { description: 'parts with text, images or files' });
const Usage = (input: string, output: string) =>
  Type.Object({ [input]: Type.Integer(), [output]: Type.Integer(), total_tokens: Type.Integer() });

const GatewayErrorSchema = Type.Object({
  error: Type.Object({
    message: Type.String(),
    type: Type.String({ description: 'invalid_request_error, rate_limit_error or server_error' }),
    param: Type.Union([Type.String(), Type.Null()], { description: 'the field that is wrong' }),
    code: Type.Union([Type.String(), Type.Null()]),
  }),
});
const errors = { '4xx': GatewayErrorSchema, '5xx': GatewayErrorSchema };

const model = text('of GET /v1/models; the default route where it is left out');
const stream = Type.Optional(Type.Boolean());

const ChatBody = Type.Object({
  model,
  messages: Type.Array(
    Type.Object({
      role: Type.Union(
        ['system', 'developer', 'user', 'assistant', 'tool', 'function'].map((role) => Type.Literal(role)),
      ),
      content: Type.Optional(Type.Union([Type.String(), Parts, Type.Null()])),
      tool_calls: Type.Optional(Type.Array(Open)),
      tool_call_id: text('of a tool: the call that it answers'),
    }),
    { minItems: 1, maxItems: 2_000 },
  ),
  stream,
  stream_options: Type.Optional(Type.Object({ include_usage: Type.Optional(Type.Boolean()) })),
  tools: Type.Optional(
    Type.Array(Open, { maxItems: 128, description: 'functions, and web_search for the search of this server' }),
  ),
  tool_choice: Type.Optional(Type.Union([Type.String(), Open])),
  functions: Type.Optional(Type.Array(Open, { description: 'the old form of tools; nothing is added to it' })),
  web_search_options: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), { description: 'there: web_search is offered in any case' }),
  ),
  max_completion_tokens: Type.Optional(Type.Integer({ minimum: 1 })),
  max_tokens: Type.Optional(Type.Integer({ minimum: 1 })),
  n: Type.Optional(Type.Literal(1)),
});

const ChatReply = Type.Object({
  id: Type.String(),
  object: Type.Literal('chat.completion'),
  created: Type.Integer(),
  model: Type.String(),
  choices: Type.Array(
    Type.Object({
      index: Type.Integer(),
      finish_reason: Type.Union(
        ['stop', 'length', 'content_filter', 'tool_calls', 'function_call'].map((reason) => Type.Literal(reason)),
      ),
      message: Type.Object({
        role: Type.Literal('assistant'),
        content: Type.Union([Type.String(), Type.Null()]),
        tool_calls: Type.Optional(Type.Array(Open)),
        annotations: Type.Optional(
          Type.Array(
            Type.Object({
              type: Type.Literal('url_citation'),
              url_citation: Type.Object({
                start_index: Type.Integer({ description: 'in UTF-16 code units' }),
                end_index: Type.Integer(),
                title: Type.String(),
                url: Type.String(),
              }),
            }),
          ),
        ),
        reasoning_content: Type.Optional(Type.String()),
      }),
    }),
  ),
  usage: Usage('prompt_tokens', 'completion_tokens'),
});

const question = 'Search the web: how long is the warranty of the mill?';
const cart = {
  name: 'get_cart',
  description: 'Reads the cart.',
  parameters: { type: 'object', properties: {}, additionalProperties: false },
};

export const chatOperation: Operation = {
  summary: 'Chat Completions. The server carries out web_search itself; other calls go to the client.',
  body: ChatBody,
  response: { 200: ChatReply, ...errors },
  stream: 'with stream: chunks of chat.completion.chunk, then [DONE]; a failure after the first is an error frame',
  examples: {
    question: { model: 'default', messages: [{ role: 'user', content: question }] },
    streamed: {
      model: 'default',
      messages: [
        { role: 'system', content: 'Answer in one sentence.' },
        { role: 'user', content: [{ type: 'text', text: question }] },
      ],
      stream: true,
      stream_options: { include_usage: true },
    },
    'search named, and a tool of the client': {
      model: 'default',
      messages: [{ role: 'user', content: 'What is in my cart, and how long is its warranty?' }],
      tools: [{ type: 'function', function: cart }],
      web_search_options: {},
    },
    'the result of the client’s tool': {
      model: 'default',
      messages: [
        { role: 'user', content: 'What is in my cart?' },
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'get_cart', arguments: '{}' } }],
        },
        { role: 'tool', tool_call_id: 'call_1', content: 'One mill.' },
      ],
      tools: [{ type: 'function', function: cart }],
    },
  },
};

const ResponseBody = Type.Object({
  model,
  input: Type.Union([Type.String(), Type.Array(Open, { maxItems: 2_000 })], {
    description: 'a text, or messages, function calls with their outputs, and item references',
  }),
  instructions: text('of this request alone'),
  previous_response_id: text('a stored response that this one goes on from'),
  store: Type.Optional(Type.Boolean({ description: 'true where it is left out: kept for an hour' })),
  stream,
  tools: Type.Optional(
    Type.Array(Open, { maxItems: 128, description: 'functions, and web_search for the search of this server' }),
  ),
  tool_choice: Type.Optional(Type.Union([Type.String(), Open])),
  include: Type.Optional(Type.Array(Type.String(), { description: 'web_search_call.action.sources' })),
  text: Type.Optional(Open),
  reasoning: Type.Optional(Open),
  max_output_tokens: Type.Optional(Type.Integer({ minimum: 1 })),
});

const ResponseReply = Type.Object({
  id: Type.String(),
  object: Type.Literal('response'),
  created_at: Type.Integer(),
  status: Type.Union(
    ['in_progress', 'completed', 'incomplete', 'failed', 'cancelled'].map((status) => Type.Literal(status)),
  ),
  model: Type.String(),
  output: Type.Array(
    Type.Object({
      id: Type.String(),
      type: Type.Union(['message', 'reasoning', 'web_search_call', 'function_call'].map((type) => Type.Literal(type))),
      status: Type.String(),
    }),
  ),
  previous_response_id: Type.Union([Type.String(), Type.Null()]),
  error: Type.Union([Type.Object({ code: Type.String(), message: Type.String() }), Type.Null()]),
  incomplete_details: Type.Union([Type.Object({ reason: Type.String() }), Type.Null()]),
  usage: Type.Union([Usage('input_tokens', 'output_tokens'), Type.Null()]),
});

export const responseOperations = {
  create: {
    summary: 'Responses. The server carries out web_search itself; other calls go to the client.',
    body: ResponseBody,
    response: { 200: ResponseReply, ...errors },
    stream: 'with stream: the events of the Responses API, numbered by sequence_number',
    examples: {
      question: { model: 'default', input: question },
      streamed: {
        model: 'default',
        input: [{ role: 'user', content: [{ type: 'input_text', text: question }] }],
        instructions: 'Answer in one sentence.',
        include: ['web_search_call.action.sources'],
        stream: true,
      },
      'search named, and a tool of the client': {
        model: 'default',
        input: 'What is in my cart, and how long is its warranty?',
        tools: [{ type: 'web_search' }, { type: 'function', strict: null, ...cart }],
        store: false,
      },
    },
  },
  get: {
    summary: 'A stored response; with stream=true its events.',
    querystring: Type.Object({
      stream: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
      starting_after: text('sequence_number of the last event that the client has'),
    }),
    response: { 200: ResponseReply, ...errors },
    stream: 'with stream=true: the events after starting_after',
  },
  cancel: { summary: 'Ends a response that is being written.', response: { 200: ResponseReply, ...errors } },
  delete: {
    summary: 'Deletes a stored response.',
    response: {
      200: Type.Object({ id: Type.String(), object: Type.Literal('response'), deleted: Type.Literal(true) }),
      ...errors,
    },
  },
} satisfies Record<string, Operation>;

const ModelReply = Type.Object({
  id: Type.String(),
  object: Type.Literal('model'),
  created: Type.Integer(),
  owned_by: Type.String(),
});

export const modelOperations = {
  list: {
    summary: 'The models that a request can name.',
    response: { 200: Type.Object({ object: Type.Literal('list'), data: Type.Array(ModelReply) }), ...errors },
  },
  get: { summary: 'One of them.', path: '/v1/models/{model}', response: { 200: ModelReply, ...errors } },
} satisfies Record<string, Operation>;
