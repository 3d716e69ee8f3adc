// The commands of the documents that this suite does not run, with the reason and with what is run in their place. A command is
// in this list, or it is run: nothing is left out quietly.

/** `line`: the beginning of the command, without what is before it on its line. */
export type CannotRun = { page: string; line: string; reason: string };

export const CANNOT_RUN: readonly CannotRun[] = [
  {
    page: 'README.md',
    line: 'npm install && npm start',
    reason: 'installs into the tree that the tests run from, and runs all of them; npm-start.test.ts runs npm start',
  },
  {
    page: 'README.md',
    line: 'export OPENAI_API_KEY',
    reason: 'needs the key of a service; test/long/engines.test.ts starts with stand-ins of models and engines',
  },
  { page: 'CONTRIBUTING.md', line: 'npm ci', reason: 'replaces the tree that the tests run from' },
  {
    page: 'CONTRIBUTING.md',
    line: 'npm run release',
    reason: 'with --write it makes a commit and a tag in the tree that the tests run from',
  },
  {
    page: 'docs/clients/README.md',
    line: 'apt-get install python3',
    reason: 'installs packages; test/e2e/outside-clients.test.ts runs both clients where they are installed',
  },
  {
    page: 'docs/live.md',
    line: 'npm install agent-chat',
    reason: 'the package is not in the registry yet; npm run test:package installs the packed one',
  },
  {
    page: 'docs/systemd.md',
    line: 'useradd',
    reason:
      'adds a user and a service to the machine and needs systemd as process 1; npm run test:deploy checks the unit with systemd-analyze',
  },
  {
    page: 'docs/container.md',
    line: 'docker build',
    reason: 'needs a Docker daemon; npm run test:deploy runs the steps of the second stage in a bare root where it can',
  },
  {
    page: 'docs/container.md',
    line: 'docker compose up',
    reason: 'needs a Docker daemon; npm run test:deploy reads compose.yaml',
  },
  {
    page: 'docs/behind-a-proxy.md',
    line: 'cp integrations/deploy/nginx',
    reason: 'needs the ports 80 and 443 and a public name; npm run test:deploy runs the files on other ports',
  },
  { page: 'docs/behind-a-proxy.md', line: 'cp integrations/deploy/apache', reason: 'as for nginx' },
  { page: 'docs/behind-a-proxy.md', line: 'cp integrations/deploy/caddy', reason: 'as for nginx' },
  {
    page: 'docs/reliability.md',
    line: 'AMOUNTS=all npx vitest',
    reason:
      'cuts 2,000 visitors at once, five times, which takes minutes; npm test runs the same tests with 40 of them',
  },
  {
    page: 'docs/reliability.md',
    line: 'sqlite3 data',
    reason: 'needs the program sqlite3; test/faults/backup.test.ts runs the drill with agent-chat backup',
  },
];
