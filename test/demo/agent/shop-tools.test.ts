import { expect, test } from 'vitest';
import { CONSUMPTION_TOOL, shopTools } from '../../../demo/agent/shop-tools.ts';

test('the step names the machine as the shop does, in each language', () => {
  const tools = shopTools('http://127.0.0.1:8787', ['default']);
  const { tool } = tools.find((one) => one.tool.name === CONSUMPTION_TOOL)!;
  expect(tool.label({ machine: 'one' }, 'en')).toBe('What the Alder One consumes');
  expect(tool.label({ machine: 'mini' }, 'vi')).toBe('Điện năng tiêu thụ của Alder Mini');
  expect(tool.label({ machine: 'other' }, 'en')).toBe('What the other consumes');
});
