/**
 * The server sends each style attribute as a rule of one sheet, because the content security policy allows none. A script may set
 * them: each element is given its own, as its component drew it, and the sheet has done its work.
 */
export function restoreStyles(): void {
  const element = document.querySelector<HTMLStyleElement>('style[data-styles]');
  for (const rule of element?.sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const styled of document.querySelectorAll<HTMLElement>(rule.selectorText)) {
      styled.style.cssText = rule.style.cssText;
      delete styled.dataset['style'];
    }
  }
  element?.remove();
}
