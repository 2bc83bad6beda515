import type { Danger } from './contract.ts';

/** The text for a person in danger, shown before the helplines, in the place of any plan or tip. */
export const helpCopy: Readonly<Record<Danger, { title: string; text: string }>> = {
  crisis: {
    title: 'You matter, and you are not alone',
    text: 'What you wrote sounds very heavy. Please talk to somebody now: a line below, a friend, your house parent. If you or anybody else is hurt, took too much, will not wake up or might act on it, call the emergency number now, and stay with people.',
  },
  abuse: {
    title: 'This is not your fault',
    text: 'Nobody may hurt, force or threaten you. If you are in danger now, go where people are and call for help. The people below listen and know what can be done; you decide what happens next.',
  },
  emergency: {
    title: 'Please get medical help now',
    text: 'What you describe needs a doctor or an ambulance. Stop what you are doing, do not stay alone, and call. Do not train again until a professional has said that you may.',
  },
  eating: {
    title: 'You deserve care',
    text: 'Food and body can become a struggle that nobody should fight alone. A doctor, the campus clinic or counsellor, or a line below can help, in confidence. If you feel faint or your heart races, call for help now.',
  },
  injury: {
    title: 'Let a professional look at it first',
    text: 'A fresh injury or operation needs a doctor or physiotherapist before any training. Ask them what you may do and when; the campus clinic is a good first step. Until then: rest it, and no training on pain.',
  },
  pregnancy: {
    title: 'Ask your doctor or midwife first',
    text: 'In and after a pregnancy, what is good for you is for your doctor, midwife or clinic to say. The campus clinic can help too, in confidence, whatever you decide. Bleeding, pain or dizziness: call for help at once.',
  },
  medicine: {
    title: 'Ask a doctor or pharmacist',
    text: 'How medicines, doses and training go together is a question for a doctor, a pharmacist or the campus clinic. Do not start, stop or mix anything on an app’s word. If you took too much of something, call for help now.',
  },
  weight: {
    title: 'That much so fast is not safe',
    text: 'Losing or gaining so much in so short a time harms heart, muscles and mood. Half a kilogram to one in a week is what doctors advise. A doctor, dietitian or the campus clinic can help you set a goal that lasts.',
  },
};
