/** Turns an identifier into words: 'homeScore' and 'home-score' become 'Home score'. */
export function words(name: string): string {
  const lower = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.]/g, ' ')
    .toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
