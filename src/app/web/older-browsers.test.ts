import { expect, test, vi } from 'vitest';

test('scrolls to a menu that opens in a browser without popovers', async () => {
  for (const holder of [HTMLElement.prototype, Element.prototype]) Reflect.deleteProperty(holder, 'popover');
  await import('./older-browsers.ts');
  const menu = document.body.appendChild(document.createElement('div'));
  menu.scrollIntoView = vi.fn();
  const toggle = (newState: string) => menu.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  toggle('closed');
  expect(menu.scrollIntoView).not.toHaveBeenCalled();
  toggle('open');
  expect(menu.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});
