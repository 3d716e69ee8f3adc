// Whether this process runs in a container whose data folder goes with it: no volume is mounted there.
import { existsSync, readFileSync } from 'node:fs';

/** Files that Docker, and Podman with its kin, put into a container. */
const MARKS = ['/.dockerenv', '/run/.containerenv'];
/** File systems that end with the container. */
const PASSING = /^(overlay|aufs|tmpfs|ramfs)$/;

/** Null outside a container and where a volume is mounted at or above `path`. `mounts`: as /proc/self/mountinfo writes them (proc_pid_mountinfo(5)). */
export function explainLostData(
  path: string,
  isContainer = isInContainer(),
  mounts = isContainer ? readMounts() : '',
): { text: string; fix: string } | null {
  if (!isContainer) return null;
  const holding = mounts
    .split('\n')
    .map((line) => {
      const [before = '', after = ''] = line.split(' - ');
      return { point: readOctal(before.split(' ')[4] ?? ''), kind: after.split(' ')[0] ?? '' };
    })
    .filter(({ point }) => point !== '' && (path === point || path.startsWith(point === '/' ? '/' : `${point}/`)))
    // Of two mounts on one point the later one is seen.
    .reduce<{ point: string; kind: string } | null>(
      (best, mount) => (best !== null && best.point.length > mount.point.length ? best : mount),
      null,
    );
  if (holding === null || !(holding.point === '/' || PASSING.test(holding.kind))) return null;
  return {
    text: `this machine is a container, and ${path} is in its own file system`,
    fix: 'Kept over updates, as a server of yours is, it needs nothing. Made again at each update, it loses the conversations: mount a volume there, e.g. docker run -v agent-chat:/data -e DATABASE_URL=file:/data/agent-chat.db',
  };
}

function isInContainer(): boolean {
  return MARKS.some((path) => existsSync(path));
}

function readMounts(): string {
  try {
    return readFileSync('/proc/self/mountinfo', 'utf8');
  } catch {
    return '';
  }
}

/** Spaces and the like are written as three octal digits. */
function readOctal(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));
}
