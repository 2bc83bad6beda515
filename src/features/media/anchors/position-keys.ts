export const groundAnchorMember = 'Ground Anchor Member';
export const groundAnchorCaptain = 'GA Captain';
