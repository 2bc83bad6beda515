import { randomInt } from 'node:crypto';

const manners =
  'Quiet Swift Sunny Dusty Golden Early Late Bold Gentle Curious Lucky Merry Calm Bright Nimble Sleepy Steady Wild Misty Breezy Humble Sharp Cosy Salty Sandy Silver Copper Amber Scarlet Violet Rapid Patient Cheeky Loyal Wandering Dancing Humming Whistling Roaming Laughing'.split(
    ' ',
  );
const animals =
  'Heron Impala Kudu Hoopoe Weaver Meerkat Genet Otter Caracal Duiker Eland Gecko Hornbill Kingfisher Lapwing Mongoose Nyala Oryx Pangolin Penguin Plover Porcupine Quail Roller Serval Shrike Springbok Starling Stork Sunbird Tortoise Turaco Wagtail Warthog Zebra Bushbaby Chameleon Dassie Egret Falcon'.split(
    ' ',
  );

/** With this many taken names, a number is added, so that a free one exists. */
const plenty = 800;

/** A random name, unique on this thought. On another thought the same person has another name. */
export function newAlias(used: ReadonlySet<string>): string {
  for (;;) {
    const number = used.size < plenty ? '' : ` ${randomInt(2, 10_000)}`;
    const alias = `${pick(manners)} ${pick(animals)}${number}`;
    if (!used.has(alias)) return alias;
  }
}

const pick = (words: readonly string[]): string => words[randomInt(words.length)] ?? '';
