// The layout outlives its pages: the chat keeps its conversation when the page changes.
import Link from 'next/link';
import { Chat } from './chat';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <nav>
          <Link href="/">Home</Link> <Link href="/about">About</Link>
        </nav>
        {children}
        <Chat />
      </body>
    </html>
  );
}
