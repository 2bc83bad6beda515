interface Noun {
  noun: string;
}

const item = ({ noun }: Noun) => noun.charAt(0).toUpperCase() + noun.slice(1);

export const addedText = (kind: Noun) => `${item(kind)} added successfully`;
export const updatedText = (kind: Noun) => `${item(kind)} updated successfully`;
export const deletedText = (kind: Noun) => `${item(kind)} deleted successfully`;
export const addFailedText = (kind: Noun) => `Failed to add ${kind.noun}`;
export const updateFailedText = (kind: Noun) => `Failed to update ${kind.noun}`;
export const deleteFailedText = (kind: Noun) => `Failed to delete ${kind.noun}`;
export const addText = (kind: Noun) => `Add ${item(kind)}`;
export const editText = (kind: Noun) => `Edit ${item(kind)}`;
export const confirmDeleteText = (kind: Noun, title: string) =>
  `Are you sure you want to delete the ${kind.noun} "${title}"? This action cannot be undone.`;
