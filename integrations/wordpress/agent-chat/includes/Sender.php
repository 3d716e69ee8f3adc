<?php

namespace AgentChat;

/**
 * Empties the queue in the background: after the response where PHP can end it (FPM, LiteSpeed), else by a call of this server to
 * itself, and by WP-Cron when both fail. One process at a time; each stops after some seconds, and the next goes on.
 */
final class Sender
{
    public const HOOK = 'agent_chat_send';
    /** Posts and bytes of one call: far below the bounds of the API. */
    private const POSTS_AT_ONCE = 20;
    private const BYTES_AT_ONCE = 1000000;
    /** Seconds that one process may send. */
    private const SLICE_S = 8;

    /** @var bool */
    private static $isKicked = false;

    public static function kick(): void
    {
        if (self::$isKicked || !Settings::isConnected()) {
            return;
        }
        self::$isKicked = true;
        add_action('shutdown', [self::class, 'afterResponse'], 100);
    }

    public static function afterResponse(): void
    {
        self::$isKicked = false;
        self::plan();
        if (function_exists('fastcgi_finish_request')) {
            fastcgi_finish_request();
        } elseif (function_exists('litespeed_finish_request')) {
            litespeed_finish_request();
        } else {
            self::callSelf();
            return;
        }
        ignore_user_abort(true);
        if (self::work() > 0) {
            self::callSelf();
        }
    }

    /** A process of its own; nobody waits for it. */
    private static function callSelf(): void
    {
        $time = (string) time();
        wp_remote_post(admin_url('admin-ajax.php'), [
            'blocking' => false,
            'timeout' => 0.5,
            'sslverify' => apply_filters('https_local_ssl_verify', false),
            'body' => ['action' => 'agent_chat_send', 'time' => $time, 'proof' => self::proofOf($time)],
        ]);
    }

    private static function proofOf(string $time): string
    {
        return wp_hash('agent_chat_send ' . $time, 'auth');
    }

    /** admin-ajax.php?action=agent_chat_send: only for calls of this server. */
    public static function answerSelf(): void
    {
        $time = isset($_POST['time']) ? sanitize_text_field(wp_unslash($_POST['time'])) : '';
        $proof = isset($_POST['proof']) ? sanitize_text_field(wp_unslash($_POST['proof'])) : '';
        if (abs(time() - (int) $time) > 300 || !hash_equals(self::proofOf($time), $proof)) {
            wp_die('', '', ['response' => 403]);
        }
        ignore_user_abort(true);
        if (self::work() > 0) {
            self::callSelf();
        }
        wp_die('', '', ['response' => 204]);
    }

    public static function onCron(): void
    {
        if (self::work() > 0) {
            self::callSelf();
        }
        self::plan();
    }

    /** The next wake-up by WP-Cron, as long as something waits. */
    private static function plan(): void
    {
        $next = Queue::nextDue();
        if ($next !== null && !wp_next_scheduled(self::HOOK)) {
            wp_schedule_single_event(max($next, time() + 20), self::HOOK);
        }
    }

    /** Sends for some seconds. @return int how many are due still */
    public static function work(int $seconds = self::SLICE_S): int
    {
        global $wpdb;
        if (!Settings::isConnected()) {
            return 0;
        }
        $lock = 'agent_chat_' . md5(DB_NAME . Queue::table());
        // The lock ends with the connection: a process that dies leaves none behind. Databases without it answer null.
        if ($wpdb->get_var($wpdb->prepare('SELECT GET_LOCK(%s, 0)', $lock)) === '0') {
            return 0;
        }
        $end = microtime(true) + $seconds;
        try {
            $api = Api::ofSettings();
            do {
                $rows = Queue::due(self::POSTS_AT_ONCE);
            } while ($rows !== [] && self::send($api, $rows) && microtime(true) < $end);
        } finally {
            $wpdb->query($wpdb->prepare('DO RELEASE_LOCK(%s)', $lock));
        }
        self::plan();
        return count(Queue::due(1));
    }

    /** @param object[] $rows @return bool false when the API does not answer as it should: the rest waits */
    private static function send(Api $api, array $rows): bool
    {
        $push = [];
        $remove = [];
        $bytes = 0;
        foreach ($rows as $row) {
            clean_post_cache((int) $row->post_id);
            $post = get_post((int) $row->post_id);
            $document = $post instanceof \WP_Post && Documents::mayBeSent($post) ? Documents::of($post) : null;
            if ($document === null) {
                $remove[] = $row;
                continue;
            }
            $size = strlen($document['html']);
            if ($push !== [] && $bytes + $size > self::BYTES_AT_ONCE) {
                break;
            }
            $bytes += $size;
            $push[] = ['row' => $row, 'document' => $document];
        }
        return self::remove($api, $remove) && self::push($api, $push);
    }

    /** @param object[] $rows */
    private static function remove(Api $api, array $rows): bool
    {
        if ($rows === []) {
            return true;
        }
        $ids = array_map(static function ($row): string {
            return Documents::idOf((int) $row->post_id);
        }, $rows);
        $names = ['site' => Settings::get('site'), 'ids' => $ids];
        $urls = array_values(array_filter(array_column($rows, 'url')));
        if ($urls !== []) {
            $names['urls'] = $urls;
        }
        $reply = $api->call('DELETE', '/api/v1/admin/index/documents', $names);
        foreach ($rows as $row) {
            isset($reply['error']) ? Queue::later($row, $reply['error']) : Queue::done($row);
        }
        return !isset($reply['error']);
    }

    /** @param array<int, array<string, mixed>> $push */
    private static function push(Api $api, array $push): bool
    {
        while ($push !== []) {
            $documents = array_column($push, 'document');
            $reply = $api->call('PUT', '/api/v1/admin/index/documents', ['site' => Settings::get('site'), 'documents' => $documents]);
            if (!isset($reply['error'])) {
                foreach ($push as $sent) {
                    Queue::done($sent['row']);
                }
                return true;
            }
            // One document that cannot be taken must not keep the others back.
            $isOne = $reply['status'] === 400 && preg_match('~^documents[./](\d+)(?:[./](\w+))?~', $reply['field'], $at);
            if ($isOne && isset($push[(int) $at[1]])) {
                $bad = $push[(int) $at[1]]['row'];
                // The address of another post that waits, too: that one goes first.
                ($at[2] ?? '') === 'url' && (int) $bad->attempts < 5 ? Queue::later($bad, $reply['error']) : Queue::fail($bad, $reply['error']);
                array_splice($push, (int) $at[1], 1);
                continue;
            }
            foreach ($push as $sent) {
                Queue::later($sent['row'], $reply['error']);
            }
            return false;
        }
        return true;
    }
}
