<?php

namespace AgentChat;

/** Posts to be sent or removed: a table with one row a post, so that ten saves of a post are one call. */
final class Queue
{
    public const FILL_OPTION = 'agent_chat_fill';
    public const VERSION_OPTION = 'agent_chat_table';
    private const VERSION = '1';
    /** Pause after the first failure and the longest one, in seconds. */
    private const FIRST_WAIT_S = 15;
    private const MAX_WAIT_S = 1800;

    public static function table(): string
    {
        global $wpdb;
        return $wpdb->prefix . 'agent_chat_queue';
    }

    public static function install(): void
    {
        global $wpdb;
        if (get_option(self::VERSION_OPTION) === self::VERSION) {
            return;
        }
        require_once ABSPATH . 'wp-admin/includes/upgrade.php';
        dbDelta('CREATE TABLE ' . self::table() . " (
  post_id bigint(20) unsigned NOT NULL,
  version int(10) unsigned NOT NULL DEFAULT 1,
  attempts int(10) unsigned NOT NULL DEFAULT 0,
  due_at bigint(20) unsigned NOT NULL DEFAULT 0,
  failed tinyint(1) NOT NULL DEFAULT 0,
  url text NULL,
  error text NULL,
  PRIMARY KEY  (post_id),
  KEY due (failed,due_at)
) " . $wpdb->get_charset_collate() . ';');
        update_option(self::VERSION_OPTION, self::VERSION, true);
    }

    /**
     * What is to be done with the post is decided when it is sent, by its state of then. `$url`: its address while it was public,
     * so that a page that was crawled can be removed, too; '' keeps the one that is known.
     */
    public static function add(int $postId, string $url = ''): void
    {
        global $wpdb;
        $table = self::table();
        $wpdb->query($wpdb->prepare(
            "INSERT INTO $table (post_id, url) VALUES (%d, NULLIF(%s, '')) ON DUPLICATE KEY UPDATE
             version = version + 1, attempts = 0, due_at = 0, failed = 0, error = NULL, url = COALESCE(VALUES(url), url)",
            $postId,
            $url
        ));
    }

    /** Every published post, in one statement: 5,000 posts take a moment. */
    public static function fill(): void
    {
        global $wpdb;
        $table = self::table();
        $types = Settings::get('types');
        if ($types === []) {
            return;
        }
        $marks = implode(',', array_fill(0, count($types), '%s'));
        $wpdb->query($wpdb->prepare(
            "INSERT IGNORE INTO $table (post_id) SELECT ID FROM {$wpdb->posts}
             WHERE post_status = 'publish' AND post_password = '' AND post_type IN ($marks)",
            $types
        ));
        $wpdb->query("UPDATE $table SET due_at = 0, attempts = 0, failed = 0, error = NULL");
        update_option(self::FILL_OPTION, ['total' => self::waiting()], false);
    }

    /** @return object[] rows that are due, with post_id, version, attempts and url */
    public static function due(int $limit): array
    {
        global $wpdb;
        $table = self::table();
        return $wpdb->get_results($wpdb->prepare(
            "SELECT post_id, version, attempts, url FROM $table WHERE failed = 0 AND due_at <= %d ORDER BY attempts, post_id DESC LIMIT %d",
            time(),
            $limit
        )) ?: [];
    }

    /** A row that changed while it was sent stays. @param object $row */
    public static function done($row): void
    {
        global $wpdb;
        $wpdb->delete(self::table(), ['post_id' => $row->post_id, 'version' => $row->version]);
    }

    /** @param object $row */
    public static function later($row, string $error): void
    {
        global $wpdb;
        $attempts = (int) $row->attempts + 1;
        $wpdb->update(
            self::table(),
            ['attempts' => $attempts, 'due_at' => time() + self::waitAfter($attempts), 'error' => $error],
            ['post_id' => $row->post_id, 'version' => $row->version]
        );
    }

    public static function waitAfter(int $attempts): int
    {
        return min(self::MAX_WAIT_S, self::FIRST_WAIT_S * 2 ** min(10, max(0, $attempts - 1)));
    }

    /** The API will not take it as it is: it waits for the next change of the post. @param object $row */
    public static function fail($row, string $error): void
    {
        global $wpdb;
        $wpdb->update(
            self::table(),
            ['failed' => 1, 'error' => $error],
            ['post_id' => $row->post_id, 'version' => $row->version]
        );
    }

    public static function waiting(): int
    {
        global $wpdb;
        return (int) $wpdb->get_var('SELECT COUNT(*) FROM ' . self::table() . ' WHERE failed = 0');
    }

    /** Seconds since the epoch of the next row that is due; null for none. */
    public static function nextDue(): ?int
    {
        global $wpdb;
        $next = $wpdb->get_var('SELECT MIN(due_at) FROM ' . self::table() . ' WHERE failed = 0');
        return $next === null ? null : (int) $next;
    }

    /** @return object[] */
    public static function problems(): array
    {
        global $wpdb;
        return $wpdb->get_results('SELECT post_id, failed, error FROM ' . self::table()
            . ' WHERE error IS NOT NULL ORDER BY failed DESC, post_id LIMIT 20') ?: [];
    }

    /** The waits of failed calls are over: for an owner who has fixed the cause. */
    public static function retryNow(): void
    {
        global $wpdb;
        $wpdb->query('UPDATE ' . self::table() . ' SET due_at = 0, failed = 0');
    }

    public static function clear(): void
    {
        global $wpdb;
        $wpdb->query('DELETE FROM ' . self::table());
        delete_option(self::FILL_OPTION);
    }
}
