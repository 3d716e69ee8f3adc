// The schema of a site, the same in the configuration file and in the admin API.
import { type Static, Type } from 'typebox';
import { LimitsSchema } from '../limits.ts';
import { text, url } from '../setting-kinds.ts';

const strict = { additionalProperties: false };

/** A BCP 47 tag: a language, then further subtags. */
const LANGUAGE_TAG = '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,4}$';

/** The texts shown before the first question; each may be given per language. */
const agentWords = {
  name: Type.Optional(text('the name shown above answers', 60)),
  description: Type.Optional(text('one line below the name', 120)),
  greeting: Type.Optional(text('the sentence that opens an empty conversation')),
  suggestions: Type.Optional(
    Type.Array(text('a question to begin with', 120), { maxItems: 6, description: 'up to six questions' }),
  ),
  disclaimer: Type.Optional(text('the line below the field', 200)),
};

const AgentSchema = Type.Object(
  {
    ...agentWords,
    avatar: Type.Optional(url('address of a square picture')),
    translations: Type.Optional(
      Type.Record(
        Type.String({ pattern: LANGUAGE_TAG }),
        Type.Object(agentWords, {
          ...strict,
          description: 'words in that language: name, description, greeting, suggestions, disclaimer',
        }),
        { additionalProperties: false, description: 'an object from a language tag such as vi or zh-Hant to words' },
      ),
    ),
    instructions: Type.Optional(text('the instructions for the model', 20_000)),
    languages: Type.Optional(
      Type.Array(text('a language tag such as en or vi', 20), { description: 'a list of language tags' }),
    ),
  },
  {
    ...strict,
    description:
      'the agent: name, avatar, description, greeting, suggestions, disclaimer, translations, instructions, languages',
  },
);

/** What the widget looks like where the page itself says nothing else. */
const LookSchema = Type.Object(
  {
    accent: Type.Optional(
      Type.String({ pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$', description: 'a colour such as #2a5bd7' }),
    ),
    radius: Type.Optional(
      Type.Number({ minimum: 0, maximum: 40, description: 'the radius of corners in px, 0 to 40' }),
    ),
    density: Type.Optional(
      Type.Number({ minimum: 0.7, maximum: 1.5, description: 'how far apart things are, 0.7 to 1.5; 1 is usual' }),
    ),
    fontSize: Type.Optional(
      Type.Number({ minimum: 12, maximum: 22, description: 'the size of text in px, 12 to 22; 15 is usual' }),
    ),
  },
  { ...strict, description: 'the look: accent, radius, density, fontSize' },
);

/** The limits that a site can have of its own. */
export const SITE_LIMITS = [
  'messagesPerMinutePerSite',
  'messageBurstPerSite',
  'newVisitorsPerMinutePerSite',
  'newVisitorBurstPerSite',
  'runsPerSite',
  'socketsPerSite',
] as const;
const SiteLimitsSchema = Type.Object(Type.Pick(LimitsSchema, [...SITE_LIMITS]).properties, {
  ...strict,
  description: `limits of this site alone: ${SITE_LIMITS.join(', ')}`,
});

export const SiteSchema = Type.Object(
  {
    key: Type.String({
      pattern: '^[A-Za-z0-9_-]{1,64}$',
      description: 'the name in data-site: letters, digits, - and _, at most 64',
    }),
    origins: Type.Array(
      Type.String({
        pattern: '^(loopback|https?://(\\*\\.)?[a-z0-9.-]+(:\\d{1,5})?|https?://\\[[0-9a-f:.]+\\](:\\d{1,5})?)$',
        description: 'an origin such as https://www.example.com, https://*.example.com, or "loopback"',
      }),
      { minItems: 1, description: 'a list of the origins whose pages may show the widget' },
    ),
    secret: Type.Optional(
      Type.String({
        minLength: 32,
        description: 'at least 32 characters that sign user tokens; env:NAME reads them from the environment',
      }),
    ),
    publicKey: Type.Optional(
      text('the Ed25519 public key of user tokens in PEM, from -----BEGIN PUBLIC KEY----- on, \\n between its lines'),
    ),
    agent: Type.Optional(AgentSchema),
    retentionDays: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 3_650,
        description:
          'days that a conversation is kept after its last message, at most 3650; 90 if left out, 0 until its visitor deletes it',
      }),
    ),
    address: Type.Optional(
      url('address of the site: its sitemap is looked for, and without one its links are followed; or give sitemap'),
    ),
    sitemap: Type.Optional(url('address of the sitemap whose pages are searched')),
    timeZone: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$',
        maxLength: 64,
        description: 'the IANA name of the time zone in which the opening hours are, such as Europe/Amsterdam',
      }),
    ),
    strings: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'texts of the widget by name' })),
    followUps: Type.Optional(
      Type.Boolean({ description: 'true or false: whether questions to go on with are offered below an answer' }),
    ),
    modelFollowUps: Type.Optional(
      Type.Boolean({
        description: 'true or false: whether a model that writes also writes those questions; true if left out',
      }),
    ),
    modelTitles: Type.Optional(
      Type.Boolean({
        description: 'true or false: whether a model that writes gives a conversation its title; true if left out',
      }),
    ),
    showReasoning: Type.Optional(
      Type.Union([Type.Literal('full'), Type.Literal('label'), Type.Literal('off')], {
        description: '"full", "label" or "off": how much of the model’s reasoning the widget shows',
      }),
    ),
    otherDevices: Type.Optional(
      Type.Boolean({
        description:
          'true or false: visitors who are not signed in may go on on another device by a link; false if left out',
      }),
    ),
    attachments: Type.Optional(
      Type.Boolean({ description: 'true or false: visitors may send images, PDF and text files; false if left out' }),
    ),
    look: Type.Optional(LookSchema),
    model: Type.Optional(text('the target of a chat route of virtualrouter.routing that answers here', 200)),
    tools: Type.Optional(
      Type.Array(text('the name of a tool', 64), {
        maxItems: 100,
        description: 'the only tools that the agent has here, by name, beside those of the page',
      }),
    ),
    limits: Type.Optional(SiteLimitsSchema),
  },
  {
    ...strict,
    description:
      'a site: key, origins, secret, publicKey, agent, address, sitemap, timeZone, strings, followUps, modelFollowUps, modelTitles, showReasoning, otherDevices, attachments, retentionDays, look, model, tools, limits',
  },
);
export type SiteFile = Static<typeof SiteSchema>;
