// In a file of its own, so that React starts in a task of its own, before the app's code.
import 'react-dom/client';
