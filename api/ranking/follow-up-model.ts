// Made by `npm run bench fit-follow-ups -- --write`: what counts in the ranking of a question that continues another one, and in its estimates.
// `said`: its words say that it continues the one before; `aside`: it only may.
export const FOLLOW_UP_MODEL = {
  ranking: {
    aside: {
      own: 0.7,
      joint: 0.35,
      page: -0.01,
    },
    said: {
      own: 0.29,
      joint: 0.65,
      page: 0.43,
    },
  },
  confidence: {
    one: 0.75,
    said: -0.01,
    own: 0.75,
    joint: 0.21,
    saidOwn: -0.5,
    saidJoint: 0.34,
    passage: 0.35,
    page: 0.18,
  },
  onSite: {
    one: -0.46,
    said: 1.21,
    own: 1.31,
    joint: 0.26,
    saidOwn: -0.91,
    saidJoint: 0.56,
    passage: -0.19,
    page: -0.16,
  },
};
