import type { LogEvent } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A number that a feature reads from the database when somebody asks for the metrics. It names nobody. */
export interface Gauge {
  /** In Prometheus' form: `village_notifications_waiting`. */
  name: string;
  help: string;
  /** Undefined where there is nothing to say yet. */
  read(db: Database): Promise<number | undefined>;
}

export interface ServedRequest {
  method: string;
  /** Its pattern, such as `/api/games/:id`: an address would make endless series, and could name somebody. */
  route: string;
  status: number;
  milliseconds: number;
}

export interface Metrics {
  served(request: ServedRequest): void;
  queried(event: LogEvent): void;
  add(gauge: Omit<Gauge, 'read'> & { read(): number | undefined | Promise<number | undefined> }): void;
  /** All of them, in the form that Prometheus reads. */
  read(): Promise<{ type: string; text: string }>;
}

const requestSeconds = [0.005, 0.02, 0.1, 0.5, 2];
const querySeconds = [0.0005, 0.002, 0.01, 0.05, 0.25, 1];

/** Of unusual methods there are dozens, and nobody watches them. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Loaded and measured only where somebody has set a token for it. */
export async function openMetrics(about: Readonly<Record<string, string>>): Promise<Metrics> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'village_request_seconds',
    help: 'Time until a response was sent, by method, route and status; live streams are not among them',
    labelNames: ['method', 'route', 'status'],
    buckets: requestSeconds,
    registers: [registry],
  });
  const queries = new Histogram({
    name: 'village_query_seconds',
    help: 'Time of statements to the database, by what they do and whether they failed',
    labelNames: ['kind', 'outcome'],
    buckets: querySeconds,
    registers: [registry],
  });
  new Gauge({
    name: 'village_info',
    help: 'Always 1; its labels say which version runs',
    labelNames: Object.keys(about),
    registers: [registry],
  }).set({ ...about }, 1);
  return {
    served: ({ method, route, status, milliseconds }) =>
      requests.observe({ method: methods.has(method) ? method : 'other', route, status }, milliseconds / 1_000),
    queried: ({ query, level, queryDurationMillis }) =>
      queries.observe({ kind: kindOf(query.query.kind), outcome: outcomes[level] }, queryDurationMillis / 1_000),
    add: ({ name, help, read }) => {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.remove();
          const value = await read();
          if (value !== undefined) this.set(value);
        },
      });
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

const outcomes = { query: 'done', error: 'failed' } as const;
const kinds: Readonly<Record<string, string>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
};

const kindOf = (node: string): string => kinds[node] ?? 'other';
