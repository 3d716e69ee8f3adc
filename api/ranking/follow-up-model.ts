// Made by `npm run bench fit-follow-ups -- --write`: what counts in the ranking of a question that continues another one, and in its estimates.
// `said`: its words say that it continues the one before; `aside`: it only may.
export const FOLLOW_UP_MODEL = {
  ranking: {
    aside: {
      own: 0.81,
      joint: 0.22,
      page: 0,
      previous: 0.32,
      previousPage: 0.18,
    },
    said: {
      own: 0.54,
      joint: 0.38,
      page: 0,
      previous: 0.35,
      previousPage: 0.45,
    },
  },
  confidence: {
    one: 0.91,
    said: 0.18,
    own: 0.51,
    joint: 0.26,
    saidOwn: -0.37,
    saidJoint: 0.1,
    passage: 0.62,
    page: 0.1,
  },
  onSite: {
    one: 0.34,
    said: 1.2,
    own: 1.05,
    joint: 0.19,
    saidOwn: -0.53,
    saidJoint: 0.46,
    passage: -0.15,
    page: -0.01,
  },
};
