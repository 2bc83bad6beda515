import type { PersonalRecords } from '#server/personal-records.ts';

const groups = [
  { about: 'you', heading: 'What we store about you' },
  { about: 'duty', heading: 'What we store if you score games, or are an officer or admin' },
  { about: 'machine', heading: 'What the server and your device store' },
] as const;

/** A privacy text to start from. What it says is stored is what the features of this village say that they keep. */
export const privacyTemplate = (records: readonly PersonalRecords[]): string =>
  [
    before,
    ...groups.flatMap(({ about, heading }) => [
      `## ${heading}`,
      ...records
        .filter((record) => record.about === about)
        .map(
          ({ title, what, seenBy, until }) => `### ${title}\n${what}\n- Who sees it: ${seenBy}\n- How long: ${until}`,
        ),
    ]),
    after,
  ].join('\n\n');

const before = `## Who is responsible
[Name of the association or residence, address, e-mail address. If there is a data protection or information officer: name and e-mail address.]

## Why we store it
[Say in a sentence or two what the app is for here, and on which ground of your law you store this: for example membership of the association, or consent.]

We show no advertising, we sell nothing, and no script of another company runs on our pages.`;

const after = `## Who else receives something
- [Who runs the server, and in which country it stands.]
- Videos and their preview pictures come from YouTube, and recordings that an admin linked from the site that holds them. Those servers learn the address of your device when it shows or plays them.
- If you switch notifications on, they travel through the push service of your browser’s maker, encrypted.
- [If e-mails, an AI service or a storage service are set up: who provides them, and where.]

## Cookies and storage on your device
One cookie keeps you logged in, and one remembers that this device has logged in before. Theme, drafts and pages that you have seen are stored on your device. None of it is used to follow you elsewhere.

## Your rights
You may ask what we store about you, and have it corrected, handed over or deleted, as far as the law gives you that right. The app lists what is kept under My account, “What this village keeps about me”. Ask [name and e-mail address].

You may complain to [the authority that supervises data protection where you are].`;
