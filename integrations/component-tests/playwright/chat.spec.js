// Playwright: the test is in Node, the script of the chat in the page.
import { expect, test } from '@playwright/test';

test('a refused order is not cancelled', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox').fill('Cancel order A-1');
  await page.getByRole('textbox').press('Enter');
  const decision = page.evaluate(async () => {
    const run = await window.scripted.api.nextRun();
    const call = run.call({ name: 'cancel_order', label: 'Cancel the order', input: { order: 'A-1' } });
    const { decision } = await call.approval();
    call.fail('The visitor declined.');
    run.answer('It is not cancelled.');
    return decision;
  });
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByLabel('Reason (optional)').fill('I still want it');
  await page.getByRole('button', { name: 'Reject' }).click();
  expect(await decision).toBe('rejected');
  await expect(page.getByText('It is not cancelled.').first()).toBeVisible();
});
