import { type CompiledQuery, DefaultQueryExecutor } from 'kysely';

/** Records the SQL of each statement that this process sends, through any app and any transaction. */
export function recordStatements(): string[] {
  const statements: string[] = [];
  const { executeQuery } = DefaultQueryExecutor.prototype;
  DefaultQueryExecutor.prototype.executeQuery = function <R>(query: CompiledQuery) {
    statements.push(query.sql);
    return executeQuery.call<DefaultQueryExecutor, [CompiledQuery], ReturnType<typeof executeQuery<R>>>(this, query);
  };
  return statements;
}
