const hostName = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** Names that only have a meaning inside a network (RFC 2606, 6761, 8375, 9476). */
const insideName =
  /\.(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|alt|arpa|test|invalid|onion)$/;

/** Whether it is written like a DNS name: no IP address, no port. */
export const isHostName = (name: string): boolean => hostName.test(name);

/** Whether a DNS name has a meaning only inside a network. */
export const isInsideName = (name: string): boolean => insideName.test(name);
