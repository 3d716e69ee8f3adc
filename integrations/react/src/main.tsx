// Two pages of a router, and the chat beside them: outside of the routes it keeps its conversation when the page changes.
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { Chat } from './chat';

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <nav>
      <Link to="/">Home</Link> <Link to="/about">About</Link>
    </nav>
    <Routes>
      <Route path="/" element={<h1>Home</h1>} />
      <Route path="/about" element={<h1>About</h1>} />
    </Routes>
    <Chat />
  </BrowserRouter>,
);
