import { expect, it } from 'vitest';
import { inReferenceOrder } from './reference-order.ts';

it('puts tables behind those that they refer to, directly or by way of others', () => {
  const references = [
    { table: 'rsvps', refersTo: 'games' },
    { table: 'games', refersTo: 'teams' },
    { table: 'comments', refersTo: 'comments' },
    { table: 'games', refersTo: 'not_replaced' },
  ];
  const tables = ['rsvps', 'comments', 'games', 'teams'];
  expect(inReferenceOrder(tables, references)).toEqual(['teams', 'games', 'rsvps', 'comments']);
});

it('refuses tables that refer to each other', () => {
  const references = [
    { table: 'eggs', refersTo: 'hens' },
    { table: 'hens', refersTo: 'eggs' },
  ];
  expect(() => inReferenceOrder(['eggs', 'hens'], references)).toThrow('The table eggs refers to itself');
});
