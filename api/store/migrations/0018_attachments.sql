CREATE TABLE `attachments` (
	`id` text PRIMARY KEY NOT NULL,
	`site` text NOT NULL,
	`visitor_id` text NOT NULL,
	`conversation_id` text,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`received` integer DEFAULT 0 NOT NULL,
	`state` text DEFAULT 'uploading' NOT NULL,
	`type` text,
	`sha256` text,
	`created_at_ms` integer NOT NULL,
	`text` text,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `attachments_by_visitor` ON `attachments` (`site`,`visitor_id`);--> statement-breakpoint
CREATE INDEX `attachments_by_conversation` ON `attachments` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `attachments_unsent` ON `attachments` (`created_at_ms`) WHERE conversation_id IS NULL;--> statement-breakpoint
CREATE TABLE `removed_files` (
	`id` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER `attachments_removed` AFTER DELETE ON `attachments` BEGIN
	INSERT OR IGNORE INTO `removed_files` (`id`) VALUES (old.`id`);
END;
