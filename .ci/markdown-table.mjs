// Tables in the generated parts of README.md and docs/.

/** '' without rows. A cell may have line breaks and bars. */
export function table(head, rows) {
  if (rows.length === 0) return '';
  const line = (cells) =>
    `| ${cells
      .map((cell) =>
        String(cell ?? '')
          .replace(/\s*\n\s*/g, ' ')
          .replace(/\|/g, '\\|'),
      )
      .join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function code(text) {
  return text ? `\`${text}\`` : '';
}
