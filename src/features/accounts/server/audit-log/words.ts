/** A name of the program as a person would write it: 'homeScore' and 'home-score' are 'Home score'. */
export function words(name: string): string {
  const lower = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.]/g, ' ')
    .toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
