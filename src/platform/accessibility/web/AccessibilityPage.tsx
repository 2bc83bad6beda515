import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PaperText } from '#platform/papers/web/PaperText.tsx';
import { useProductName } from '#platform/settings/web/api.ts';
import { dateText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { AccessibilityStatement } from '../contract.ts';
import { statementOptions } from './api.ts';

/** The statement, with the parts that the EU's model asks for (2018/1523). */
export function AccessibilityPage() {
  const { data, error, isFetching, refetch } = useQuery(statementOptions);
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle back="/home">Accessibility</PageTitle>
      {data && <Statement statement={data} />}
      {!data && error && (
        <ErrorState
          title="This statement did not load"
          text={getMessage(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Loading the statement">
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

export const loader = defineLoader(({ client }) => [client.prefetchQuery(statementOptions)]);

function Statement({ statement: { testedOn, met, of, unmet, contact } }: { statement: AccessibilityStatement }) {
  const product = useProductName();
  return (
    <Card as="div" className="grid grid-cols-1 gap-5 sm:p-6">
      <p>
        We want everybody to be able to use {product}. This statement applies to all pages of this app. What members
        write, and videos of other sites, are not ours to change.
      </p>
      <Part heading="Compliance status">
        <p>
          {unmet.length === 0 ? 'This app is fully compliant' : 'This app is partially compliant'} with EN 301 549
          V3.2.1 and with the Web Content Accessibility Guidelines (WCAG) 2.2, level AA: it meets {met} of the {of}{' '}
          criteria that concern it{unmet.length === 0 ? '.' : ', and does not wholly meet those listed below.'}
        </p>
      </Part>
      {unmet.length > 0 && (
        <Part heading="What is not accessible">
          <ul className="divide-y divide-line">
            {unmet.map(({ number, name, level, support, remarks }) => (
              <li key={number} className="break-inside-avoid py-3 first:pt-0 last:pb-0">
                <h3 className="font-bold">
                  {number} {name}
                </h3>
                <p className="text-sm text-soft">
                  Level {level} · {support === 'not' ? 'Not met' : 'Partly met'}
                </p>
                <p className="mt-1">{remarks}</p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part heading="How this statement was prepared">
        <p>
          It was last reviewed on {dateText(testedOn)}, by those who make the app themselves. Each version of the app is
          checked by programs before it is released; the report with each criterion and its tests lies in the app’s
          documents.
        </p>
      </Part>
      <Part heading="Tell us about a barrier">
        {contact === '' ? (
          <p>Something does not work for you? Tell an admin of this village, or an officer, who passes it on.</p>
        ) : (
          <PaperText>{contact}</PaperText>
        )}
      </Part>
    </Card>
  );
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="grid grid-cols-1 gap-2">
    <h2>{heading}</h2>
    {children}
  </section>
);
