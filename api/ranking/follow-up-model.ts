// Made by `npm run bench fit-follow-ups -- --write`: what counts in the ranking of a question that continues another one, and in its estimates.
// `said`: its words say that it continues the one before; `aside`: it only may.
export const FOLLOW_UP_MODEL = {
  ranking: {
    aside: {
      own: 0.8,
      joint: 0.24,
      page: -0.01,
      previous: 0.3,
      previousPage: 0.19,
    },
    said: {
      own: 0.53,
      joint: 0.38,
      page: 0,
      previous: 0.35,
      previousPage: 0.45,
    },
  },
  confidence: {
    one: 0.95,
    said: 0.18,
    own: 0.49,
    joint: 0.27,
    saidOwn: -0.35,
    saidJoint: 0.06,
    passage: 0.6,
    page: 0.13,
  },
  onSite: {
    one: 0.34,
    said: 1.2,
    own: 1.01,
    joint: 0.2,
    saidOwn: -0.54,
    saidJoint: 0.47,
    passage: -0.15,
    page: -0.02,
  },
};
