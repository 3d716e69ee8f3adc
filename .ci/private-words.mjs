// Words and phrases that this repository does not use in prose, each with what to write in its place: they are our own, and a
// reader from outside has to guess. plain-words.mjs looks for them in comments, test names and documents.

/** @type {readonly [pattern: RegExp, instead: string][]} */
export const PRIVATE_WORDS = [
  [/\btold\b/i, '"informed", "given", or "distinguished"'],
  [/\bmend(s|ed|ing)?\b/i, '"fix"'],
  [/\bstands?\b(?!-| for\b| alone\b)/i, '"is", or "occurs"'],
  [/\bstood\b/i, '"was"'],
  [/\blets? go\b/i, '"closes" or "releases"'],
  [/\bowed\b/i, '"missing", or "to be sent"'],
  [/\bhears?\b/i, '"receives"'],
  [/\bwhoever\b/i, 'the role: the caller, the visitor, the owner'],
  [/\bswallow(s|ed|ing)?\b/i, '"ignores", or "includes"'],
  [/\bhas? news\b|\bhave news\b/i, '"has a new message"'],
  [/\bscenes?\b/i, '"set-up", or "state"'],
  [/\bstating\b/i, '"that states"'],
  [/\bgoes by\b/i, '"is chosen by", or "is called"'],
  [/\bgoes home\b|\bcomes home\b/i, '"returns"'],
  [/\breach(es)? for everything\b/i, '"matches every element"'],
  [/\blooks and lies\b/i, '"is drawn and placed"'],
  [/\bfirst reading\b|\bsecond look\b/i, 'the name of the step: "first crawl", "answer ranking"'],
  [/\bthe laws?\b|\bhouse rules?\b/i, '"rule", with its number'],
  [/\bour lines\b/i, '"our messages"'],
  [/\bkeeps quiet\b|\bstays silent\b/i, '"sends nothing"'],
  [/\bpays for\b/i, '"uses", with what it uses'],
  [/\[item \d+\]/i, 'the rule or the behaviour: numbers of issues are not in the repository'],
];
