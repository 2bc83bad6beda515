export const rowsGrid = 'grid gap-2.5 lg:grid-cols-2';
export const rowsLoading = { rows: 6, shape: 'h-[74px]' };
