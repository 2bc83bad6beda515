const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text in HTML or XML, between tags or in quotes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** Data in a page that no browser runs. `<` must not end the element, and no browser reads entities in it. */
export const dataBlock = (type: string, value: unknown): string =>
  `<script type="${type}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
