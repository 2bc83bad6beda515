declare module '#server/database/schema.ts' {
  interface Schema {
    first_steps: FirstStepsTable;
  }
}

/** A row once somebody has put the list away. */
interface FirstStepsTable {
  /** Always 1: a village has one list. */
  id: number;
  dismissed_at: string;
}
