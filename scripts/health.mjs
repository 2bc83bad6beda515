// Ends with 0 if the app on this machine answers, for a container's health check.
const { PORT = '5000' } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/api/health`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
