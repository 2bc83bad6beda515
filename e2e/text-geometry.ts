import type { Page } from '@playwright/test';

/** Sets the browser's own font size, because media queries in rem follow it, but not a style of the page. */
export async function setFontSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 },
  });
}

/** Texts that cannot be read on the current screen: cut off, over other text, broken inside a word, or outside the screen. */
export const textFaults = (page: Page): Promise<string[]> => page.evaluate(findTextFaults);

function findTextFaults(): string[] {
  interface Line {
    text: string;
    box: DOMRect;
    owner: Element;
    layer: Element | null;
  }
  const faults = new Set<string>();
  const opened = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1);
  const scope = opened ?? document.body;
  const tolerance = 1.5;

  const excerpt = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 40);
  const getName = (element: Element) => {
    const near = element.closest('[aria-label], h1, h2, h3, button, a, th, td, label, p, li') ?? element;
    return `<${near.tagName.toLowerCase()}> ${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 4).join('.')}`;
  };
  const isForReaders = (element: Element): boolean =>
    getComputedStyle(element).clipPath === 'inset(50%)' ||
    (element.parentElement !== null && isForReaders(element.parentElement));
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('[inert], option, script, style, svg') &&
    !isForReaders(element);
  const findLayer = (element: Element): Element | null => {
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(ancestor).position)) return ancestor;
    }
    return null;
  };
  const isShortened = (style: CSSStyleDeclaration) =>
    style.textOverflow === 'ellipsis' || (style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '');

  /** The ancestor that cuts off a text; one that scrolls does not, because scrolling shows the rest. */
  const cutBy = (box: DOMRect, owner: Element): Element | null => {
    for (
      let ancestor: Element | null = owner;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const style = getComputedStyle(ancestor);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const frame = ancestor.getBoundingClientRect();
      const sideways = /hidden|clip/.test(style.overflowX);
      const downwards = /hidden|clip/.test(style.overflowY);
      if (sideways && (box.left < frame.left - tolerance || box.right > frame.right + tolerance)) return ancestor;
      const lineGap = box.height * 0.25;
      if (downwards && (box.top < frame.top - lineGap || box.bottom > frame.bottom + lineGap)) return ancestor;
      if (/auto|scroll/.test(style.overflowX) && !sideways) return null;
      if (/auto|scroll/.test(style.overflowY) && ancestor.scrollHeight > ancestor.clientHeight) return null;
      if (style.position === 'fixed') break;
    }
    return box.left < -tolerance || box.right > innerWidth + tolerance ? document.documentElement : null;
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent ?? '';
    if (!owner || text.trim() === '' || !isSeen(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length === 0) continue;
    const layer = findLayer(owner);
    for (const box of boxes) {
      lines.push({ text, box, owner, layer });
      const cutter = cutBy(box, owner);
      if (cutter === document.documentElement) faults.add(`beside the screen: "${excerpt(text)}" in ${getName(owner)}`);
      else if (cutter) {
        const word = isShortened(getComputedStyle(cutter)) ? 'shortened' : 'cut';
        faults.add(`${word}: "${excerpt(text)}" in ${getName(owner)} by ${getName(cutter)}`);
      }
    }
    const shortened = owner.closest('.truncate, [class*="line-clamp"]');
    if (shortened && shortened.scrollWidth > shortened.clientWidth + 1)
      faults.add(`shortened: "${excerpt(text)}" in ${getName(owner)}`);
    const withoutAddresses = text.replace(/\S*(?:[@_/]|\w\.\w)\S*/g, (address) => ' '.repeat(address.length));
    for (const { 0: word, index } of withoutAddresses.matchAll(/[^\s\p{Pd}·]{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) faults.add(`broken: "${word}" in ${getName(owner)}`);
    }
  }

  const isScrolledAway = ({ box, owner }: Line) => {
    for (
      let ancestor: Element | null = owner;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(ancestor);
      if (!/auto|scroll/.test(overflowX + overflowY)) continue;
      const frame = ancestor.getBoundingClientRect();
      if (box.bottom > frame.bottom + 4 || box.top < frame.top - 4 || box.left > frame.right) return true;
    }
    return false;
  };
  const shown = lines.filter((line) => line.box.right > 0 && line.box.left < innerWidth && !isScrolledAway(line));
  shown.sort((one, other) => one.box.top - other.box.top);
  shown.forEach((line, index) => {
    for (const other of shown.slice(index + 1)) {
      if (other.box.top > line.box.bottom) break;
      if (other.layer !== line.layer || other.owner === line.owner) continue;
      const wide = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
      const high = Math.min(line.box.bottom, other.box.bottom) - Math.max(line.box.top, other.box.top);
      if (wide > 2 && high > 0.4 * Math.min(line.box.height, other.box.height))
        faults.add(
          `overlap: "${excerpt(line.text)}" in ${getName(line.owner)} and "${excerpt(other.text)}" in ${getName(other.owner)}`,
        );
    }
  });

  const pen = document.createElement('canvas').getContext('2d');
  for (const input of scope.querySelectorAll<HTMLInputElement>('input:placeholder-shown')) {
    if (!pen || !isSeen(input)) continue;
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(input, '::placeholder');
    const { paddingLeft, paddingRight } = getComputedStyle(input);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (pen.measureText(input.placeholder).width > room + tolerance)
      faults.add(`cut placeholder: "${input.placeholder}"`);
  }

  for (const whole of document.querySelectorAll(':root, main, dialog[open], dialog[open] .overflow-y-auto')) {
    if (whole.scrollWidth > whole.clientWidth + 1)
      faults.add(`sideways: ${whole.tagName.toLowerCase()} by ${whole.scrollWidth - whole.clientWidth}`);
  }
  return [...faults];
}
