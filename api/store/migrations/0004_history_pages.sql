CREATE TABLE `turn_sources` (
	`conversation_id` text NOT NULL,
	`event_id` integer NOT NULL,
	`groups` text NOT NULL,
	PRIMARY KEY(`conversation_id`, `event_id`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `conversations` ADD `message_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `conversations` ADD `content_bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `conversations` ADD `last_source` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `conversations` ADD `sources_until` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `events_turns` ON `events` (`conversation_id`,`event_id`) WHERE type = 'user_message';
--> statement-breakpoint
UPDATE `conversations` SET
  `message_count` = (SELECT count(*) FROM `events` WHERE `events`.`conversation_id` = `conversations`.`id`
    AND `type` IN ('user_message', 'content_block_start', 'approval_request')),
  `content_bytes` = (SELECT coalesce(sum(CASE `type`
      WHEN 'content_block_delta' THEN length(CAST(coalesce(json_extract(`body`, '$.delta.text'), json_extract(`body`, '$.delta.thinking'), '') AS blob))
      ELSE length(CAST(`body` AS blob)) END), 0) FROM `events` WHERE `events`.`conversation_id` = `conversations`.`id`
    AND `type` IN ('user_message', 'content_block_start', 'content_block_delta', 'approval_request')),
  `last_source` = (SELECT coalesce(max(json_extract(source.value, '$.number')), 0)
    FROM `events`, json_each(`events`.`body`, '$.content_block.artifact.sources') AS source
    WHERE `events`.`conversation_id` = `conversations`.`id` AND `events`.`type` = 'content_block_start'
      AND json_type(`events`.`body`, '$.content_block.artifact.sources') = 'array');
