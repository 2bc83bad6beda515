export interface DemoHighlight {
  title: string;
  description: string;
  videoId: string;
  thumbnail: string;
  duration: string;
  featured: boolean;
  dateAdded: string;
  gameId: number | null;
  talk: DemoTalk;
}

/** Comments and likes of a game or a highlight; people by their usernames. */
export interface DemoTalk {
  comments: { username: string; content: string; createdAt: string }[];
  likedBy: string[];
}

export interface DemoHighlightsPlan {
  highlights: DemoHighlight[];
  commentableGame: { gameId: number; talk: DemoTalk }[];
}
