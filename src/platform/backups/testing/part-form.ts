/** A part of an uploaded backup, as the browser sends it. */
export function partForm(offset: number, part: Uint8Array<ArrayBuffer> = new Uint8Array(4)): FormData {
  const form = new FormData();
  form.append('offset', String(offset));
  form.append('part', new File([part], 'part', { type: 'application/octet-stream' }));
  return form;
}
