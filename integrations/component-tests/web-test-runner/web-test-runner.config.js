import { chromeLauncher } from '@web/test-runner-chrome';

const launchOptions = { executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] };

export default { files: '*.test.js', nodeResolve: true, browsers: [chromeLauncher({ launchOptions })] };
