import { categories, statuses } from '../../contract.ts';
import { categoryNames } from '../names.ts';
import { statusNames } from '../scoring/status-names.ts';

export const statusChoices = statuses.map((value) => ({ value, label: statusNames[value] }));
export const categoryChoices = categories.map((value) => ({ value, label: categoryNames[value] }));
