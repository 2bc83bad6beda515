import type { Route } from '#server/http/route.ts';
import { resource } from '#server/resource.ts';
import { groundAnchors, residenceAnchors } from '../contract.ts';
import { groundAnchorTable, residenceAnchorTable } from './queries.ts';

export const anchorsRoutes: Route[] = [
  ...resource(residenceAnchors, { ...residenceAnchorTable, inUse: 'This residence anchor is still in use' }),
  ...resource(groundAnchors, { ...groundAnchorTable, inUse: 'This ground anchor is still in use' }),
];
