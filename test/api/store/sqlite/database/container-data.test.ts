import { describe, expect, it } from 'vitest';
import { explainLostData } from '../../../../../api/store/sqlite/database/container-data.ts';

const OVERLAY = '500 400 0:50 / / rw,relatime master:1 - overlay overlay rw,lowerdir=/a';
const PROC = '501 500 0:51 / /proc rw,nosuid - proc proc rw';
const VOLUME = '502 500 254:1 /volumes/chat/_data /data rw,relatime - ext4 /dev/vda1 rw';
const BIND = '503 500 254:1 /srv /my\\040data rw,relatime - ext4 /dev/vda1 rw';
const PASSING = '504 500 0:52 / /data rw - tmpfs tmpfs rw';
const of = (path: string, ...mounts: string[]) => explainLostData(path, true, [OVERLAY, PROC, ...mounts].join('\n'));

describe('a container without a volume', () => {
  it('is said as it is seen, with both cases: one that is kept, and one that is made again', () => {
    expect(of('/data/agent-chat.db')).toEqual({
      text: 'this machine is a container, and /data/agent-chat.db is in its own file system',
      fix: expect.stringMatching(/^Kept over updates, .* needs nothing\. Made again .*docker run -v agent-chat:\/data/),
    });
    expect(of('/data/agent-chat.db', PASSING)).not.toBeNull();
    expect(of('/database/agent-chat.db', VOLUME)).not.toBeNull();
  });

  it('is not said with a volume or a folder of the host, outside a container, and where the mounts are not known', () => {
    expect(of('/data/agent-chat.db', VOLUME)).toBeNull();
    expect(of('/data/agent-chat.db', PASSING, VOLUME)).toBeNull();
    expect(of('/my data/agent-chat.db', BIND)).toBeNull();
    expect(explainLostData('/data/agent-chat.db', false, OVERLAY)).toBeNull();
    expect(explainLostData('/data/agent-chat.db', true, '')).toBeNull();
  });
});
