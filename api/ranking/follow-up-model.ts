// Made by `npm run bench fit-follow-ups -- --write`: what counts in the ranking of a question that continues another one, and in its estimates.
// `said`: its words say that it continues the one before; `aside`: it only may.
export const FOLLOW_UP_MODEL = {
  ranking: {
    aside: {
      own: 0.8,
      joint: 0.28,
      page: 0.01,
      previous: 0.21,
      previousPage: 0.19,
    },
    said: {
      own: 0.53,
      joint: 0.38,
      page: 0.07,
      previous: 0.31,
      previousPage: 0.41,
    },
  },
  confidence: {
    one: 0.86,
    said: 0.11,
    own: 0.55,
    joint: 0.26,
    saidOwn: -0.44,
    saidJoint: 0.13,
    passage: 0.6,
    page: 0.08,
  },
  onSite: {
    one: 0.25,
    said: 1.26,
    own: 1.12,
    joint: 0.19,
    saidOwn: -0.64,
    saidJoint: 0.44,
    passage: -0.07,
    page: -0.09,
  },
};
